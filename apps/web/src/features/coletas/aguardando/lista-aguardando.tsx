import { CAMPOS_DO_QUE_AGUARDA } from '@balcao/dominio/coletas/campos'
import { exportarAguardandoColeta, listarAguardandoColeta } from '@balcao/dominio/coletas/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { VISOES } from '@balcao/dominio/visoes/contratos'
import { descreverLista, type OpcoesDoServidor } from '../../../platform/listas/descricao.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { contar } from '../contar.ts'
import { FILTROS_AGUARDANDO } from '../endereco.ts'
import { COLUNAS } from './colunas.tsx'
import { GerarDosEscolhidos } from './gerar-dos-escolhidos.tsx'
import { porCidade } from './por-cidade.ts'

// The list itself tells which cities have tickets waiting, whatever the filter.
const CIDADES: OpcoesDoServidor = {
  contrato: listarAguardandoColeta,
  selecionar: (resposta) =>
    (resposta as RespostaDe<typeof listarAguardandoColeta>).cidades.map(
      ({ ibge, cidade, uf, quantidade }) => ({
        valor: ibge,
        nome: `${cidade}/${uf}`,
        detalhe: contar(quantidade, 'ticket'),
      }),
    ),
}

/** COL-01 Tickets whose goods wait to be fetched, in the order of their cities. */
export const LISTA_AGUARDANDO = descreverLista({
  nome: 'aguardando-coleta',
  titulo: 'Tickets aguardando coleta',
  nomes: { um: 'ticket', varios: 'tickets', genero: 'o' },
  contrato: listarAguardandoColeta,
  leitura: FILTROS_AGUARDANDO,
  colunas: () => COLUNAS,
  filtros: filtrosDosCampos(CAMPOS_DO_QUE_AGUARDA, { cidade: { opcoes: CIDADES } }),
  nomeDe: ({ protocolo }) => `ticket ${formatarProtocolo(protocolo)}`,
  enderecoDe: ({ id }) => `/tickets/${id}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? { titulo: 'Nenhum ticket aguarda coleta com estes filtros' }
      : {
          titulo: 'Nada a coletar',
          texto: 'Os tickets aparecem aqui quando a devolução é autorizada e a mercadoria é esperada.',
        },
  exportar: exportarAguardandoColeta,
  visoes: VISOES['aguardando-coleta'],
  lote: {
    pode: ({ pode }) => pode('COLETA_GERAR'),
    soNaTela: true,
    Acoes: GerarDosEscolhidos,
    resumo: (escolhidos) => {
      const unidades = escolhidos.reduce((soma, { qtdeAReceber }) => soma + qtdeAReceber, 0)
      return `${contar(porCidade(escolhidos).length, 'cidade')} · ${formatarNumero(unidades)} un.`
    },
  },
})
