import { CAMPOS_DO_ESTOQUE, listarEstoque } from '@balcao/dominio/estoque/manter'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { ordenacoesDe } from '@balcao/dominio/listas/campos'
import { nivelDeEstoque } from '@balcao/dominio/produtos/estoque'
import { colunasDosCampos } from '../../platform/listas/colunas-dos-campos.tsx'
import { descreverLista } from '../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../platform/listas/filtros-de-lista.ts'
import { filtrosDosCampos } from '../../seletores/filtros-dos-campos.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'
import { EtiquetaDeEstoque } from '../../ui/listas/etiqueta-de-estoque.tsx'

/** ADM-07 What a branch has of each product. */
export const LISTA_DO_ESTOQUE = descreverLista({
  nome: 'estoque',
  titulo: 'Estoque',
  nomes: { um: 'produto', varios: 'produtos', genero: 'o' },
  contrato: listarEstoque,
  leitura: filtrosDeLista(listarEstoque.query),
  colunas: (contexto) =>
    colunasDosCampos(CAMPOS_DO_ESTOQUE, contexto, {
      descricao: {
        celula: ({ idExibicao, descricao }) => <DuasLinhas principal={descricao} detalhe={idExibicao} />,
        celulaDoCartao: ({ idExibicao, descricao }) => `${idExibicao} ${descricao}`,
      },
      quantidade: { celula: ({ quantidade, unidade }) => `${formatarNumero(quantidade)} ${unidade}` },
      livre: {
        celula: ({ livre, unidade }) => `${formatarNumero(livre)} ${unidade}`,
        celulaDoCartao: ({ livre, unidade }) => `${formatarNumero(livre)} ${unidade} para vender`,
      },
      nivel: {
        celula: ({ livre, minimo }) => <EtiquetaDeEstoque nivel={nivelDeEstoque(livre, minimo)} />,
      },
    }),
  filtros: [
    ...filtrosDosCampos(CAMPOS_DO_ESTOQUE),
    { extra: true, tipo: 'ordenacao', campos: ordenacoesDe(CAMPOS_DO_ESTOQUE) },
  ],
  nomeDe: ({ descricao }) => descricao,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : { titulo: 'Nenhum produto', texto: 'Os produtos em linha aparecem aqui, com o que a filial tem.' },
})
