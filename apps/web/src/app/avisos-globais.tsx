import { AreaDeToasts } from '../ui/retorno/area-de-toasts.tsx'
import { DialogoDeMensagem } from '../ui/retorno/dialogo-de-mensagem.tsx'

/** What any part of the application may say to the whole screen: toasts (ERR-04) and messages (ERR-06). */
export function AvisosGlobais() {
  return (
    <>
      <AreaDeToasts />
      <DialogoDeMensagem />
    </>
  )
}
