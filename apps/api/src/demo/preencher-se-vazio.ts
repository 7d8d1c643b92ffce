import { hojeEm } from '@balcao/dominio/formatos/datas'
import { existeColaborador } from '../features/acesso/queries.ts'
import type { Negocio } from '../negocio.ts'
import { transacao } from '../platform/banco/transacao.ts'
import { preencherDemo } from './preencher.ts'

/** Fills the demo business once, whole or not at all, and never over existing data. */
export async function preencherSeVazio(
  negocio: Negocio,
  agora: Date,
  dizer: (frase: string) => void,
): Promise<void> {
  if (negocio.id !== 'aurora' && negocio.id !== 'boreal') return
  const { id, banco, armazem } = negocio
  if (await existeColaborador(banco)) return
  dizer(`Preenchendo os dados de demonstração de ${negocio.configuracao.nome}…`)
  await transacao(banco, (tx) => preencherDemo(tx, { negocio: id, hoje: hojeEm(agora), agora, armazem }))
  await banco.$client.query('analyze')
}
