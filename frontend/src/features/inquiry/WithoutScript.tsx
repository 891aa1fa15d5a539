import { shell } from 'virtual:shell';
import { inquiryTexts } from '../../content/inquiry';
import styles from './InquiryForm.module.css';

/** For those whose browser runs no script: the form cannot be sent, so it says how else to reach the company. */
export function WithoutScript() {
  const { phone, phoneHref, email, emailHref } = shell.site;
  return (
    <noscript>
      <p className={styles.withoutScript}>
        {inquiryTexts.withoutScript} <a href={phoneHref}>{phone}</a> · <a href={emailHref}>{email}</a>
      </p>
    </noscript>
  );
}
