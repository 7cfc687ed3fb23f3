import 'react-toastify/ReactToastify.css';
import '../styles/toasts.css';
import { Bounce, ToastContainer } from 'react-toastify/unstyled';
import { toastSettings } from './constants.ts';
import { useText } from './i18n.ts';

export { toast } from 'react-toastify/unstyled';

/** Where short messages appear. The „unstyled“ build injects no style, which the content security policy forbids. */
export function ToastArea() {
  const t = useText();
  return (
    <ToastContainer
      position={toastSettings.position}
      autoClose={toastSettings.otherCloses}
      theme={toastSettings.theme}
      hideProgressBar={toastSettings.hideProgressBar}
      transition={Bounce}
      aria-label={t('app.toasts')}
    />
  );
}
