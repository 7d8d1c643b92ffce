import { verEmailDaEntrada } from '@balcao/dominio/correio/entrada/contratos'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useConsulta } from '../../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../../platform/ficha/area-da-consulta.tsx'
import { TextoComQuebras } from '../../../../ui/retorno/texto-com-quebras.tsx'
import estilos from './historico.module.css'

type EmailNaEntradaProps = { idTicket: number; idEntrada: number }

/** ALC-02 The past that a message quoted: kept, and folded until asked for. */
export function EmailNaEntrada(props: EmailNaEntradaProps) {
  const [aberto, { toggle }] = useDisclosure(false)
  return (
    <div className={estilos.email}>
      <Button size="compact-xs" variant="subtle" aria-expanded={aberto} onClick={toggle}>
        {aberto ? 'Ocultar o e-mail inteiro' : 'Ver o e-mail inteiro'}
      </Button>
      {aberto && <Inteiro {...props} />}
    </div>
  )
}

function Inteiro({ idTicket, idEntrada }: EmailNaEntradaProps) {
  const consulta = useConsulta(
    verEmailDaEntrada,
    { params: { idTicket, idEntrada } },
    { mostradoNaArea: true },
  )
  return (
    <AreaDaConsulta consulta={consulta}>
      {({ texto }) => (
        <p className={estilos.citado}>
          <TextoComQuebras texto={texto} />
        </p>
      )}
    </AreaDaConsulta>
  )
}
