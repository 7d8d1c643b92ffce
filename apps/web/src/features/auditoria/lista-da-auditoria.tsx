import { CAMPOS_DA_AUDITORIA } from '@balcao/dominio/auditoria/campos'
import { exportarAuditoria, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { colunasDosCampos } from '../../platform/listas/colunas-dos-campos.tsx'
import { descreverLista } from '../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../platform/listas/filtros-de-lista.ts'
import { filtrosDosCampos } from '../../seletores/filtros-dos-campos.ts'

export const LISTA_DA_AUDITORIA = descreverLista({
  nome: 'auditoria',
  titulo: 'Auditoria',
  nomes: { um: 'entrada', varios: 'entradas', genero: 'a' },
  contrato: listarAuditoria,
  leitura: filtrosDeLista(listarAuditoria.query),
  exportar: exportarAuditoria,
  colunas: (contexto) => colunasDosCampos(CAMPOS_DA_AUDITORIA, contexto),
  filtros: filtrosDosCampos(CAMPOS_DA_AUDITORIA),
  nomeDe: ({ oQue, acao }) => `${acao}: ${oQue}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : {
          titulo: 'Nada foi registrado ainda',
          texto: 'O que se configura, quem entra e o que se exporta aparece aqui.',
        },
})
