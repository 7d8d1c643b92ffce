import { listarAtividadesDoTicket } from '@balcao/dominio/tickets/contratos-detalhe'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useConsulta } from '../../../../platform/consultas.ts'
import { useSessao } from '../../../../platform/sessao.tsx'
import { AreaDeDados } from '../../../../ui/retorno/area-de-dados.tsx'
import cartao from '../cartao.module.css'
import { ItensDaLinhaDoTempo } from './itens-da-linha-do-tempo.tsx'
import { TodasAsAtividades } from './todas-as-atividades.tsx'

/** TIC-03, TIC-05 The last dealings with the customer, for the staff alone. */
export function LinhaDoTempo({ idTicket }: { idTicket: number }) {
  const { pode } = useSessao()
  return pode('TICKET_INTERNO') ? <UltimasAtividades idTicket={idTicket} /> : null
}

function UltimasAtividades({ idTicket }: { idTicket: number }) {
  const [aberta, { open, close }] = useDisclosure(false)
  const consulta = useConsulta(listarAtividadesDoTicket, { params: { idTicket } }, { mostradoNaArea: true })
  const { data, error, isPending, isFetching, refetch } = consulta
  const restam = data && data.paginator.total > data.itens.length
  return (
    <section className={cartao.cartao} aria-label="Atividades do cliente">
      <h2>Atividades do cliente</h2>
      <AreaDeDados
        carregando={isPending}
        atualizando={isFetching}
        erro={error && mensagemDoErro(error)}
        temDados={Boolean(data)}
        vazio={data?.itens.length === 0}
        textoVazio="Nenhuma atividade disponível."
        aoTentarNovamente={() => void refetch()}
      >
        {data && <ItensDaLinhaDoTempo itens={data.itens} />}
        {restam && (
          <div>
            <Button variant="default" size="xs" onClick={open}>
              Exibir todas as atividades
            </Button>
          </div>
        )}
      </AreaDeDados>
      <TodasAsAtividades idTicket={idTicket} aberta={aberta} aoFechar={close} />
    </section>
  )
}
