import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { tardio } from '../../../../ui/retorno/tardio.tsx'
import type { EmailInteiroProps } from './email-inteiro.tsx'
import estilos from './historico.module.css'

const EmailInteiro = tardio(async () => (await import('./email-inteiro.tsx')).EmailInteiro)

/** ALC-02 The past that a message quoted, and its page: kept, and folded until asked for. */
export function EmailNaEntrada(props: EmailInteiroProps) {
  const [aberto, { toggle, close }] = useDisclosure(false)
  return (
    <div className={estilos.email}>
      <Button size="compact-xs" variant="subtle" aria-expanded={aberto} onClick={toggle}>
        {aberto ? 'Ocultar o e-mail inteiro' : 'Ver o e-mail inteiro'}
      </Button>
      {aberto && <EmailInteiro {...props} aoNaoVir={close} />}
    </div>
  )
}
