import { CAMPOS_DO_AVISO } from '@balcao/dominio/avisos/campos'
import { exportarAvisos, listarAvisos } from '@balcao/dominio/avisos/contratos'
import { VISOES } from '@balcao/dominio/visoes/contratos'
import { descreverLista } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { COLUNAS } from './colunas.tsx'
import { MarcarComoLidos } from './marcar-como-lidos.tsx'

// The bell asks for fewer at a time.
const POR_PAGINA = 20

export const LISTA_DE_AVISOS = descreverLista({
  nome: 'avisos',
  titulo: 'Avisos',
  nomes: { um: 'aviso', varios: 'avisos', genero: 'o' },
  contrato: listarAvisos,
  leitura: filtrosDeLista(listarAvisos.query),
  colunas: () => COLUNAS,
  filtros: filtrosDosCampos(CAMPOS_DO_AVISO),
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
