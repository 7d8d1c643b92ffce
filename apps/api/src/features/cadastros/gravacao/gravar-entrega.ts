import { mesmoEndereco } from '@balcao/dominio/enderecos/repetido'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Autoria } from '../../../platform/banco/historico.ts'
import { enderecosDoCliente, inserirEndereco, mudarEndereco } from '../../enderecos/queries.ts'
import type { colunasDoEndereco } from './colunas-do-cadastro.ts'

type Endereco = ReturnType<typeof colunasDoEndereco>

/** CAD-09, ENT-07 Where goods go when it is not where one charges; the one chosen before stays in the list. */
export async function gravarEntrega(
  tx: Tx,
  autoria: Autoria,
  clienteId: number,
  { cobranca, entrega }: { cobranca: Endereco; entrega: Endereco },
): Promise<void> {
  const atuais = await enderecosDoCliente(tx, clienteId)
  const outro = mesmoEndereco(cobranca, entrega) ? null : entrega
  const gravado = outro && atuais.find((atual) => mesmoEndereco(atual, outro))
  for (const { id, selecionado } of atuais)
    if (selecionado && id !== gravado?.id) await mudarEndereco(tx, autoria, id, { selecionado: false })
  if (!outro || gravado?.selecionado) return
  const { id } = gravado ?? (await inserirEndereco(tx, autoria, { ...outro, clienteId, observacao: null }))
  await mudarEndereco(tx, autoria, id, { selecionado: true })
}
