import type { TableData } from '../content/types';
import styles from './SpecTable.module.css';

/** A specification table. Wider than a phone, it scrolls within its frame, by keyboard as well. */
export function SpecTable({ table }: { table: TableData }) {
  const numeric = (index: number) => (table.columns[index]?.numeric ? styles.numeric : undefined);
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className={styles.wrap} tabIndex={0} aria-label={table.caption}>
        <table>
          <caption>{table.caption}</caption>
          <thead>
            <tr>
              {table.columns.map(({ label }, index) => (
                <th key={label} scope="col" className={numeric(index)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.join('|')}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={table.columns[index]?.label} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={table.columns[index]?.label} className={numeric(index)}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {table.note && <p className={styles.note}>{table.note}</p>}
    </div>
  );
}
