import { type MouseEvent, Suspense, useRef, useState } from 'react';
import type { PictureData } from '../content/screens';
import { deferred } from './deferred';
import styles from './Gallery.module.css';
import { Icon } from './Icon';
import { Picture } from './Picture';

const Lightbox = deferred(() => import('./Lightbox'));

/** Pictures that open in a lightbox. Without script each leads to its own file. */
export function Gallery({ pictures, label }: { pictures: readonly PictureData[]; label: string }) {
  const [open, setOpen] = useState<number | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  const show = (event: MouseEvent<HTMLElement>, index: number) => {
    event.preventDefault();
    opener.current = event.currentTarget;
    setOpen(index);
  };

  return (
    <>
      <ul className={styles.grid}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <figure>
              <a
                href={picture.files?.webp.at(-1)?.src ?? `#${picture.id}`}
                id={picture.id}
                className={styles.thumb}
                onClick={(event) => show(event, index)}
                aria-haspopup="dialog"
              >
                <Picture picture={picture} sizes="(min-width: 992px) 18rem, (min-width: 576px) 45vw, 90vw" />
                <span className={`${styles.zoom} needs-script`}>
                  <Icon name="expand" size={18} />
                  <span className="visually-hidden">Enlarge</span>
                </span>
              </a>
              <figcaption>{picture.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense fallback={null}>
          <Lightbox
            pictures={pictures}
            label={label}
            start={open}
            onClose={() => {
              setOpen(null);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
