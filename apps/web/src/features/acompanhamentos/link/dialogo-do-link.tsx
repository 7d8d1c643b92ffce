import { listarLinksDoTicket } from '@balcao/dominio/acompanhamentos/contratos'
import { Alert, Stack, Text } from '@mantine/core'
import { useConsulta } from '../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { DialogoDaFicha } from '../../../ui/ficha/dialogo-da-ficha.tsx'
import { CriarLink } from './criar-link.tsx'
import { LinksDados } from './links-dados.tsx'

const LARGURA = 620

type DialogoDoLinkProps = { idTicket: number; aberto: boolean; aoFechar: () => void }

/** ALC-03 Who sees the ticket without an account, and a link for one more. */
export function DialogoDoLink({ idTicket, aberto, aoFechar }: DialogoDoLinkProps) {
  return (
    <DialogoDaFicha aberto={aberto} titulo="Link do cliente" largura={LARGURA} aoFechar={aoFechar}>
      {aberto && <Aberto idTicket={idTicket} />}
    </DialogoDaFicha>
  )
}

function Aberto({ idTicket }: { idTicket: number }) {
  const consulta = useConsulta(listarLinksDoTicket, { params: { idTicket } }, { mostradoNaArea: true })
  return (
    <AreaDaConsulta consulta={consulta}>
      {({ impedimento, itens, sugestoes }) => (
        <Stack gap="lg">
          <Text size="sm">
            Com o link a pessoa vê o andamento, as mensagens públicas e os anexos, e responde, sem precisar de
            conta. O que é interno não aparece. Quem tiver o link vê o ticket.
          </Text>
          {impedimento ? (
            <Alert color="yellow" role="status">
              {impedimento}
            </Alert>
          ) : (
            <CriarLink idTicket={idTicket} sugestoes={sugestoes} />
          )}
          {itens.length > 0 && <LinksDados idTicket={idTicket} itens={itens} />}
        </Stack>
      )}
    </AreaDaConsulta>
  )
}
