import { listarRespostas } from '@balcao/dominio/respostas/contratos'
import { ESCOPOS } from '@balcao/dominio/respostas/escopos'
import { listarSetores } from '@balcao/dominio/setores/contratos'
import { descreverLista, opcoesDe, opcoesDoServidor } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { COLUNAS } from './colunas.tsx'

/** MES-05 */
export const LISTA_DE_RESPOSTAS = descreverLista({
  nome: 'respostas',
  titulo: 'Respostas prontas',
  nomes: { um: 'resposta pronta', varios: 'respostas prontas', genero: 'a' },
  contrato: listarRespostas,
  leitura: filtrosDeLista(listarRespostas.query),
  colunas: () => COLUNAS,
  filtros: [
    { tipo: 'termo', placeholder: 'Título, atalho, texto…' },
    { tipo: 'escolha', campo: 'escopo', rotulo: 'De quem', todos: 'Qualquer', opcoes: opcoesDe(ESCOPOS) },
    {
      tipo: 'escolha',
      campo: 'setor',
      rotulo: 'Setor',
      se: ({ pode }) => pode('TICKET_INTERNO'),
      opcoes: opcoesDoServidor(listarSetores, ({ id, nome }) => ({ valor: id, nome })),
    },
  ],
  nomeDe: ({ titulo }) => `resposta ${titulo}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : {
          titulo: 'Nenhuma resposta pronta',
          texto: 'Guarde a primeira em Nova resposta e use-a com / em qualquer ticket.',
        },
})
