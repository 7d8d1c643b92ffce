import * as z from 'zod/mini'
import { assuntosDoCatalogo, descricaoDe } from '../catalogo/assuntos.ts'
import type { Coisa } from '../coisas.ts'
import { contrato } from '../contrato.ts'
import { consultaDe } from '../listas/campos.ts'
import { lista } from '../listas/esquemas.ts'
import { exportacaoDe } from '../listas/exportacao.ts'
import { campoId } from '../validacao.ts'
import { CAMPOS_DA_AUDITORIA, entradaDaAuditoria } from './campos.ts'

/** Whatever a subject of settings shows itself in. */
const QUE_SE_DESFAZ: readonly Coisa[] = [
  ...new Set<Coisa>([
    'parametros',
    'imagens',
    'permissoes',
    'usuarios',
    'precos',
    ...assuntosDoCatalogo.flatMap((assunto) => descricaoDe(assunto).muda),
  ]),
]

const QUE_SE_AUDITA: readonly Coisa[] = [
  ...QUE_SE_DESFAZ,
  'etiquetas',
  'automacoes',
  'configuracao-fv',
  'campanhas',
]

/** ADM-10 Written with each change, and by nothing else: there is no way to change it. */
export const listarAuditoria = contrato('GET /administracao/auditoria', {
  acao: 'AUDITORIA_VER',
  descricao: 'O que foi configurado, quem entrou, e quem viu ou exportou dados',
  le: QUE_SE_AUDITA,
  replica: true,
  query: consultaDe(CAMPOS_DA_AUDITORIA, 'quando', 20),
  resposta: lista(entradaDaAuditoria),
})

export const exportarAuditoria = exportacaoDe('GET /administracao/auditoria/exportar', listarAuditoria)

/** ADM-01 Who may, the subject of the entry says, beyond seeing it. */
export const desfazerAjuste = contrato('POST /administracao/auditoria/:idEntrada/desfazer', {
  acao: 'AUDITORIA_VER',
  descricao: 'Desfaz uma mudança, enquanto nada mudou depois dela',
  muda: QUE_SE_DESFAZ,
  params: z.object({ idEntrada: campoId }),
  resposta: z.object({ message: z.string() }),
})
