import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button, Loader } from '@mantine/core'
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { type Captcha, TEXTO_DO_CAPTCHA } from '../../../platform/captcha/use-captcha.ts'
import estilos from './formulario-de-entrada.module.css'

const ICONE = {
  resolvendo: <Loader size={14} aria-hidden />,
  pronto: <IconShieldCheck size={16} aria-hidden />,
  falhou: <IconShieldX size={16} aria-hidden />,
}

/** AUT-01 Says how the security check goes; there is no puzzle, so no person is left out by it. */
export function SituacaoDoCaptcha({ captcha: { situacao, reiniciar } }: { captcha: Captcha }) {
  return (
    <div className={estilos.captcha} data-situacao={situacao}>
      {ICONE[situacao]}
      <span role="status">{TEXTO_DO_CAPTCHA[situacao]}</span>
      {situacao === 'falhou' && (
        <Button size="compact-xs" variant="default" onClick={reiniciar}>
          {TEXTOS.tentarNovamente}
        </Button>
      )}
    </div>
  )
}
