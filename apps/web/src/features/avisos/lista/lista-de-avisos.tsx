import { exportarAvisos, listarAvisos } from '@balcao/dominio/avisos/contratos'
import { VISOES } from '@balcao/dominio/visoes/contratos'
import { descreverLista } from '../../../platform/listas/descricao.ts'
import { COLUNAS } from './colunas.tsx'
import { FILTROS_DE_AVISOS } from './filtros-de-avisos.ts'
import { MarcarComoLidos } from './marcar-como-lidos.tsx'

// The bell asks for fewer at a time.
const POR_PAGINA = 20

/** AVI-01 */
export const LISTA_DE_AVISOS = descreverLista({
  nome: 'avisos',
  titulo: 'Avisos',
  nomes: { um: 'aviso', varios: 'avisos', genero: 'o' },
  contrato: listarAvisos,
  leitura: FILTROS_DE_AVISOS,
  colunas: () => COLUNAS,
  filtros: [
    {
      tipo: 'periodo',
      de: 'dtIni',
      ate: 'dtFim',
      rotulo: 'Publicação',
      rotuloDoCampo: 'Data de publicação',
    },
    { tipo: 'sim-nao', campo: 'naoLidos', rotulo: 'Leitura', texto: 'Só não lidos' },
    { tipo: 'sim-nao', campo: 'importantes', rotulo: 'Aviso', texto: 'Só importantes' },
  ],
  consulta: (filtros) => ({ take: POR_PAGINA, ...filtros }),
  nomeDe: ({ titulo }) => `aviso ${titulo}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : { titulo: 'Nenhum aviso por aqui', texto: 'O que a distribuidora publica para você aparece aqui.' },
  exportar: exportarAvisos,
  visoes: VISOES.avisos,
  lote: { pode: ({ pode }) => pode('AVISO_CONFIRMAR'), Acoes: MarcarComoLidos },
})
