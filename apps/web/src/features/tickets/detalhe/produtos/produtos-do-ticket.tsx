import { listarProdutosDoTicket, type TicketDetalhado } from '@balcao/dominio/tickets/contratos-detalhe'
import { IconInfoCircle } from '@tabler/icons-react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useConsulta } from '../../../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../../../platform/parametros.ts'
import { useCelular } from '../../../../ui/listas/use-celular.ts'
import { AreaDeDados } from '../../../../ui/retorno/area-de-dados.tsx'
import { PainelDeStatus } from '../../../../ui/retorno/painel-de-status.tsx'
import { BotaoDoEspelho } from './botao-do-espelho.tsx'
import { CartoesDeProduto } from './cartoes-de-produto.tsx'
import estilos from './produtos.module.css'
import { TabelaDeProdutos } from './tabela-de-produtos.tsx'

const SO_HISTORICO =
  'O tipo deste ticket não devolve produtos: os da nota ficam aqui como histórico e não ocupam o saldo dela. ' +
  'Se o tipo voltar a ser de devolução, eles valem de novo, se ainda houver saldo.'

/** TIC-06, TIC-07, TIC-08 */
export function ProdutosDoTicket({ ticket }: { ticket: TicketDetalhado }) {
  const { id, protocolo, acoes } = ticket
  const consulta = useConsulta(listarProdutosDoTicket, { params: { idTicket: id } }, { mostradoNaArea: true })
  const { data, error, isPending, isFetching, refetch } = consulta
  const dinheiro = useFormatoDeDinheiro()
  const Lista = useCelular() ? CartoesDeProduto : TabelaDeProdutos
  return (
    <section className={estilos.area} aria-label="Produtos">
      {acoes.espelho.permite && <BotaoDoEspelho idTicket={id} protocolo={protocolo} />}
      <AreaDeDados
        carregando={isPending}
        atualizando={isFetching}
        erro={error && mensagemDoErro(error)}
        temDados={Boolean(data)}
        vazio={data?.itens.length === 0}
        textoVazio="Nenhum produto vinculado ao ticket"
        aoTentarNovamente={() => void refetch()}
        esqueleto={<PainelDeStatus tipo="carregando" mensagem="Buscando produtos do ticket" />}
      >
        {data && (
          <>
            {!data.devolve && data.itens.some(({ nfe }) => nfe !== null) && (
              <p className={estilos.historico}>
                <IconInfoCircle size={16} aria-hidden />
                {SO_HISTORICO}
              </p>
            )}
            <Lista itens={data.itens} />
            <p className={estilos.total}>
              <span>Total solicitado</span>
              <strong>{dinheiro(data.total)}</strong>
            </p>
          </>
        )}
      </AreaDeDados>
    </section>
  )
}
