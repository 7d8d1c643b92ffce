import { CAMPOS_DA_CONFIGURACAO } from '@balcao/dominio/configuracao-fv/campos'
import { listarConfiguracoesFv } from '@balcao/dominio/configuracao-fv/contratos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import { descreverLista } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { CELULA_DA_ATUALIZACAO } from '../../../ui/listas/atualizada.tsx'

export const LISTA_DE_CONFIGURACOES_FV = descreverLista({
  nome: 'configuracao-fv',
  titulo: PAGINAS['/configuracao-fv'],
  nomes: { um: 'configuração', varios: 'configurações', genero: 'a' },
  contrato: listarConfiguracoesFv,
  leitura: filtrosDeLista(listarConfiguracoesFv.query),
  colunas: (contexto) =>
    colunasDosCampos(CAMPOS_DA_CONFIGURACAO, contexto, { datahora_atualizacao: CELULA_DA_ATUALIZACAO }),
  filtros: filtrosDosCampos(CAMPOS_DA_CONFIGURACAO),
  nomeDe: ({ alvo }) => `configuração de ${alvo}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : {
          titulo: 'Nenhuma configuração',
          texto:
            'Todos vendem pelos parâmetros da filial. Diga em Nova configuração o que um vendedor, uma equipe ou uma filial pode a mais ou a menos.',
        },
})
