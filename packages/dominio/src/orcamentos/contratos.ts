import * as z from 'zod/mini'
import { paramsDoCliente } from '../clientes/contratos.ts'
import { contrato } from '../contrato.ts'
import { type OrdenacaoDe, ordemEPagina } from '../listas/campos.ts'
import { lista, listaCompleta } from '../listas/esquemas.ts'
import { filtrosDoCliente } from '../pedidos/campos.ts'
import { documentoComercial, statusNoFio } from '../pedidos/esquemas.ts'
import { campoId } from '../validacao.ts'
import { CAMPOS_DO_ORCAMENTO, envioNoFio, orcamentoDaLista } from './campos.ts'

export type OrdenacaoDeOrcamentos = OrdenacaoDe<typeof CAMPOS_DO_ORCAMENTO>

/** API-05, CLI-01 Without dates, all of them. */
export const listarOrcamentosDoCliente = contrato('GET /sac/clientes/:idCli/orcamentos', {
  acao: 'CLIENTE_ORCAMENTOS',
  descricao: 'Orçamentos de um cliente',
  le: ['orcamentos'],
  params: paramsDoCliente,
  query: z.object({ ...filtrosDoCliente, ...ordemEPagina(CAMPOS_DO_ORCAMENTO, 'dtHorInc', 10) }),
  resposta: lista(orcamentoDaLista),
})

export const obterOrcamento = contrato('GET /orcamentos/:id', {
  acao: 'ORCAMENTO_VER',
  descricao: 'Um orçamento, com itens e totais',
  le: ['orcamentos'],
  params: z.object({ id: campoId }),
  resposta: z.extend(documentoComercial, {
    status: statusNoFio,
    /** Its status, as the wire has always called it. */
    st: z.string(),
    dtVal: z.string(),
    grupo: z.nullable(z.string()),
    emitente: z.object({ desc: z.string() }),
    linkPagamentoStatus: z.nullable(z.string()),
    linkPagamento: z.nullable(z.object({ validade: z.string() })),
    idPedido: z.nullable(z.number()),
    motivoPerda: z.nullable(z.string()),
    /** It has what goes beyond a limit, and nobody has let it be. */
    sujeitoAAprovacao: z.boolean(),
    /** When the customer accepted it by link, and who did. */
    aceite: z.nullable(z.object({ em: z.string(), por: z.string() })),
    envio: envioNoFio,
    /** What the customer said when they refused it. */
    motivoRecusa: z.nullable(z.string()),
    versao: z.number(),
  }),
})

export const listarUltimosCotadosDoProduto = contrato(
  'GET /sac/clientes/:idCli/ultimos-pedidos-produto-cotados/:idProd',
  {
    acao: 'CLIENTE_ORCAMENTOS',
    descricao: 'Últimas cotações de um produto para o cliente',
    le: ['orcamentos'],
    params: z.object({ idCli: campoId, idProd: campoId }),
    resposta: listaCompleta(
      z.object({
        idOrcamento: z.number(),
        dtHorInc: z.string(),
        status: statusNoFio,
        qtde: z.number(),
        emb: z.string(),
        vlUnit: z.number(),
        vlTot: z.number(),
      }),
    ),
  },
)
