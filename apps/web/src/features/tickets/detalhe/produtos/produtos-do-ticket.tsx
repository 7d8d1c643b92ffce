import {
  baixarEspelho,
  listarProdutosDoTicket,
  type TicketDetalhado,
} from '@balcao/dominio/tickets/detalhe/contratos'
import { IconFileDownload, IconInfoCircle } from '@tabler/icons-react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useDownload } from '../../../../platform/arquivos-do-servidor.ts'
import { useConsulta } from '../../../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../../../platform/dinheiro.ts'
import { AreaDaConsulta } from '../../../../platform/ficha/area-da-consulta.tsx'
import { BotaoBase } from '../../../../ui/campos/botao-base.tsx'
import { useCelular } from '../../../../ui/listas/use-celular.ts'
import { useImprimindo } from '../../../../ui/listas/use-imprimindo.ts'
import { PainelDeStatus } from '../../../../ui/retorno/painel-de-status.tsx'
import { CartoesDeProduto } from './cartoes-de-produto.tsx'
import estilos from './produtos.module.css'
import { TabelaDeProdutos } from './tabela-de-produtos.tsx'

const SO_HISTORICO =
  'O tipo deste ticket não devolve produtos: os da nota ficam aqui como histórico e não ocupam o saldo dela. ' +
  'Se o tipo voltar a ser de devolução, eles valem de novo, se ainda houver saldo.'

export function ProdutosDoTicket({ ticket }: { ticket: TicketDetalhado }) {
  const { id, protocolo, acoes } = ticket
  const consulta = useConsulta(listarProdutosDoTicket, { params: { idTicket: id } }, { mostradoNaArea: true })
  const dinheiro = useFormatoDeDinheiro()
  const imprimindo = useImprimindo()
  const Lista = useCelular() && !imprimindo ? CartoesDeProduto : TabelaDeProdutos
  return (
    <section className={estilos.area} aria-label="Produtos">
      {acoes.espelho.permite && <BotaoDoEspelho idTicket={id} protocolo={protocolo} />}
      <AreaDaConsulta
        consulta={consulta}
        vazio={({ itens }) => itens.length === 0}
        textoVazio="Nenhum produto vinculado ao ticket"
        esqueleto={<PainelDeStatus tipo="carregando" mensagem="Buscando produtos do ticket" />}
      >
        {({ itens, total, devolve }) => (
          <>
            {!devolve && itens.some(({ nfe }) => nfe !== null) && (
              <p className={estilos.historico}>
                <IconInfoCircle size={16} aria-hidden />
                {SO_HISTORICO}
              </p>
            )}
            <Lista itens={itens} />
            <p className={estilos.total}>
              <span>Total solicitado</span>
              <strong>{dinheiro(total)}</strong>
            </p>
          </>
        )}
      </AreaDaConsulta>
    </section>
  )
}

function BotaoDoEspelho({ idTicket, protocolo }: { idTicket: number; protocolo: string }) {
  const { mutate, isPending, error } = useDownload(baixarEspelho)
  return (
    <div className={estilos.espelho}>
      <BotaoBase
        habilitado
        variant="default"
        carregando={isPending}
        leftSection={<IconFileDownload size={16} aria-hidden />}
        onClick={() => mutate({ params: { idTicket }, nomePadrao: `espelho-${protocolo}.pdf` })}
      >
        Baixar espelho da nota
      </BotaoBase>
      {error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(error)} />}
    </div>
  )
}
