import { plural } from '@balcao/dominio/formatos/contagem'
import { PAGINAS } from '@balcao/dominio/paginas'
import { CAMPOS_DA_RESPOSTA } from '@balcao/dominio/respostas/campos'
import { listarRespostas } from '@balcao/dominio/respostas/contratos'
import { ESCOPOS } from '@balcao/dominio/respostas/escopos'
import { listarSetores } from '@balcao/dominio/setores/contratos'
import { colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import { descreverLista, opcoesDoServidor } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { CELULA_DA_ATUALIZACAO } from '../../../ui/listas/atualizada.tsx'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'

const TOM = { MINHA: 'neutro', SETOR: 'azul', TODOS: 'verde' } as const

const vezes = (usos: number) => (usos === 0 ? 'nunca' : plural(usos, 'vez', 'vezes'))

export const LISTA_DE_RESPOSTAS = descreverLista({
  nome: 'respostas',
  titulo: PAGINAS['/respostas'],
  nomes: { um: 'resposta pronta', varios: 'respostas prontas', genero: 'a' },
  contrato: listarRespostas,
  leitura: filtrosDeLista(listarRespostas.query),
  colunas: (contexto) =>
    colunasDosCampos(CAMPOS_DA_RESPOSTA, contexto, {
      titulo: {
        celula: ({ titulo, texto }) => <DuasLinhas principal={titulo} detalhe={texto} />,
        celulaDoCartao: ({ titulo }) => titulo,
      },
      escopo: {
        celula: ({ escopo, setor }) => (
          <Etiqueta tom={TOM[escopo]}>{setor?.nome ?? ESCOPOS[escopo]}</Etiqueta>
        ),
      },
      usos: {
        celula: ({ usos }) => vezes(usos),
        celulaDoCartao: ({ usos }) => (usos === 0 ? 'Você não usou' : `Você usou ${vezes(usos)}`),
      },
      datahora_atualizacao: CELULA_DA_ATUALIZACAO,
    }),
  filtros: filtrosDosCampos(CAMPOS_DA_RESPOSTA, {
    setor: {
      se: ({ pode }) => pode('TICKET_INTERNO'),
      opcoes: opcoesDoServidor(listarSetores, ({ id, nome }) => ({ valor: id, nome })),
    },
  }),
  nomeDe: ({ titulo }) => `resposta ${titulo}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : {
          titulo: 'Nenhuma resposta pronta',
          texto: 'Guarde a primeira em Nova resposta e use-a com / em qualquer ticket.',
        },
})
