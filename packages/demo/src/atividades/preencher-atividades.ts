import { atividade } from '@balcao/api/src/features/atividades/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { FRASES_DA_AGENDA } from '@balcao/dominio/agendas/historico'
import { fraseDoAtendimento } from '@balcao/dominio/atendimentos/historico'
import { plural } from '@balcao/dominio/formatos/contagem'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { formatarDinheiro } from '@balcao/dominio/formatos/dinheiro'
import { PARAMETROS } from '@balcao/dominio/parametros'
import { eq } from 'drizzle-orm'
import type { Ids } from '../ler-ids.ts'
import { gravarRegistros } from '../lotes.ts'
import type { PedidoGerado } from '../pedidos/gerar-pedidos.ts'
import type { Relacionamento } from '../relacionamento/gerar-relacionamento.ts'

const DIAS = 365
const UM_DIA_MS = 86_400_000

type Fontes = {
  agora: Date
  pedidos: readonly PedidoGerado[]
  gerado: Relacionamento
  /** Of the agendas, in the order in which they were generated. */
  numeros: readonly number[]
}

/** TIC-05, CLI-02 What was done with each customer in the last year, each entry with the deed it tells of; tickets write their own. */
export async function preencherAtividades(tx: Executor, fontes: Fontes, ids: Ids): Promise<void> {
  const linhas = [
    ...dosPedidos(fontes, await pedidosContados(tx)),
    ...dosOrcamentos(fontes),
    ...dasAgendas(fontes),
    ...dosAtendimentos(fontes),
  ].map(({ cliente, autor, ...linha }) => ({
    clienteId: ids.cliente(cliente),
    colaboradorId: ids.colaborador(autor),
    ...linha,
  }))
  await gravarRegistros(
    tx,
    atividade,
    linhas.toSorted((a, b) => a.criadaEm.getTime() - b.criadaEm.getTime()),
  )
}

/** A folder that is being completed tells of some already. */
async function pedidosContados(tx: Executor): Promise<ReadonlySet<number | null>> {
  const linhas = await tx
    .select({ id: atividade.referenciaId })
    .from(atividade)
    .where(eq(atividade.tipo, 'PEDIDO'))
  return new Set(linhas.map(({ id }) => id))
}

function dosPedidos({ agora, pedidos }: Fontes, contados: ReadonlySet<number | null>) {
  const desde = new Date(agora.getTime() - DIAS * UM_DIA_MS)
  return pedidos
    .filter(({ numero, incluidoEm }) => incluidoEm >= desde && !contados.has(numero))
    .map((pedido) => ({
      cliente: pedido.cliente,
      autor: pedido.colaborador,
      tipo: 'PEDIDO' as const,
      referenciaId: pedido.numero,
      historico: `Pedido ${inclusao(pedido)}`,
      criadaEm: pedido.incluidoEm,
    }))
}

function dosOrcamentos({ gerado: { orcamentos } }: Fontes) {
  return orcamentos.map((orcamento) => ({
    cliente: orcamento.cliente,
    autor: orcamento.colaborador,
    tipo: 'ORCAMENTO' as const,
    referenciaId: orcamento.numero,
    historico: `Orçamento ${inclusao(orcamento)}`,
    criadaEm: orcamento.incluidoEm,
  }))
}

function dasAgendas({ gerado: { agendas }, numeros }: Fontes) {
  return agendas.flatMap(({ cliente, colaborador, assunto, fim }, i) =>
    fim
      ? [
          {
            cliente,
            autor: colaborador,
            tipo: 'AGENDA' as const,
            referenciaId: numeros[i] ?? null,
            historico: FRASES_DA_AGENDA.finalizada(assunto, fim.motivo, fim.resultado),
            criadaEm: fim.em,
          },
        ]
      : [],
  )
}

/** A loose attendance is its own deed; one about a quote is told as the quote's. */
function dosAtendimentos({ gerado: { atendimentos } }: Fontes) {
  return atendimentos.map(({ cliente, autor, motivo, texto, em, sobre, retorno }) => ({
    cliente,
    autor,
    tipo: sobre ? ('ORCAMENTO' as const) : ('ATENDIMENTO_AVULSO' as const),
    referenciaId: sobre?.orcamento ?? null,
    historico: fraseDoAtendimento({
      motivo,
      descricao: texto,
      orcamento: sobre && { id: sobre.orcamento, motivoPerda: sobre.perda },
      dataRetorno: retorno && hojeEm(retorno.agendadaPara),
    }),
    criadaEm: em,
  }))
}

function inclusao({
  numero,
  quantidadeItens,
  valorTotal,
}: Pick<PedidoGerado, 'numero' | 'quantidadeItens' | 'valorTotal'>) {
  const itens = plural(quantidadeItens, 'item', 'itens')
  return `${numero} incluído: ${itens}, ${formatarDinheiro(valorTotal, PARAMETROS.casasDecimaisDinheiro.padrao)}`
}
