import { CAMPOS_DA_ETIQUETA } from '@balcao/dominio/etiquetas/campos'
import { listarEtiquetas } from '@balcao/dominio/etiquetas/contratos'
import { CORES_DA_ETIQUETA } from '@balcao/dominio/etiquetas/cores'
import { PAGINAS } from '@balcao/dominio/paginas'
import { colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import { descreverLista } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { CELULA_DA_ATUALIZACAO } from '../../../ui/listas/atualizada.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'

export const LISTA_DE_ETIQUETAS = descreverLista({
  nome: 'etiquetas',
  titulo: PAGINAS['/etiquetas'],
  nomes: { um: 'etiqueta', varios: 'etiquetas', genero: 'a' },
  contrato: listarEtiquetas,
  leitura: filtrosDeLista(listarEtiquetas.query),
  colunas: (contexto) =>
    colunasDosCampos(CAMPOS_DA_ETIQUETA, contexto, {
      nome: {
        celula: ({ nome, cor }) => <Etiqueta tom={cor}>{nome}</Etiqueta>,
        celulaDoCartao: ({ nome }) => nome,
      },
      cor: { celula: ({ cor }) => <Etiqueta tom={cor}>{CORES_DA_ETIQUETA[cor]}</Etiqueta> },
      datahora_atualizacao: CELULA_DA_ATUALIZACAO,
    }),
  filtros: filtrosDosCampos(CAMPOS_DA_ETIQUETA),
  nomeDe: ({ nome }) => `etiqueta ${nome}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : {
          titulo: 'Nenhuma etiqueta',
          texto: 'Crie a primeira em Nova etiqueta: a equipe a põe nos tickets e filtra a lista por ela.',
        },
})
