import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarPrecoUnitario } from '@balcao/dominio/formatos/dinheiro'
import { ordenacoesDe } from '@balcao/dominio/listas/campos'
import { CAMPOS_DOS_PRECOS, listarPrecos } from '@balcao/dominio/precos/tabela-de-precos'
import { colunasDosCampos } from '../../platform/listas/colunas-dos-campos.tsx'
import { descreverLista } from '../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../platform/listas/filtros-de-lista.ts'
import { filtrosDosCampos } from '../../seletores/filtros-dos-campos.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'

const CENTAVOS = 2
const dito = (valor: string) => formatarPrecoUnitario(valor, CENTAVOS)

/** ADM-07 What each product costs by a table. */
export const LISTA_DE_PRECOS = descreverLista({
  nome: 'precos',
  titulo: 'Preços',
  nomes: { um: 'produto', varios: 'produtos', genero: 'o' },
  contrato: listarPrecos,
  leitura: filtrosDeLista(listarPrecos.query),
  colunas: (contexto) =>
    colunasDosCampos(CAMPOS_DOS_PRECOS, contexto, {
      descricao: {
        celula: ({ idExibicao, descricao }) => <DuasLinhas principal={descricao} detalhe={idExibicao} />,
        celulaDoCartao: ({ descricao }) => descricao,
      },
      valor: {
        celula: ({ valor, unidade }) => (valor === null ? 'Sem preço' : `${dito(valor)} / ${unidade}`),
      },
      desde: {
        celula: ({ valor, desde, ate }) =>
          valor === null ? (
            '—'
          ) : (
            <DuasLinhas
              principal={desde ? formatarData(desde) : 'sempre'}
              detalhe={ate && `até ${formatarData(ate)}`}
            />
          ),
      },
      proximo: {
        celula: ({ proximo }) =>
          proximo ? (
            <DuasLinhas principal={dito(proximo.valor)} detalhe={`desde ${formatarData(proximo.inicio)}`} />
          ) : (
            '—'
          ),
        celulaDoCartao: ({ proximo }) =>
          proximo ? `${dito(proximo.valor)} desde ${formatarData(proximo.inicio)}` : null,
      },
    }),
  filtros: [
    ...filtrosDosCampos(CAMPOS_DOS_PRECOS),
    { extra: true, tipo: 'ordenacao', campos: ordenacoesDe(CAMPOS_DOS_PRECOS) },
  ],
  nomeDe: ({ descricao }) => descricao,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : { titulo: 'Nenhum produto', texto: 'Os produtos em linha aparecem aqui, com o preço de cada um.' },
})
