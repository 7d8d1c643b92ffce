import { FRASES_DA_AGENDA } from '@balcao/dominio/agendas/historico'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { anunciarAgenda } from './anunciar.ts'
import { gravarPassagem, travarAgendasDe } from './queries-passagem.ts'
import { registrarMudanca } from './registrar-mudanca.ts'

type Pessoa = { id: number; nome: string }

/** ADM-02 What was still to be done is somebody else's, at the same time. */
export async function passarAgendas(
  tx: Tx,
  autoria: Autoria,
  { de, para }: { de: Pessoa; para: Pessoa },
): Promise<number> {
  const abertas = await travarAgendasDe(tx, de.id)
  if (abertas.length === 0) return 0
  await gravarPassagem(tx, autoria, { de: de.id, para: para.id })
  for (const uma of abertas)
    await registrarMudanca(
      tx,
      autoria,
      { ...uma, colaboradorId: para.id },
      {
        acao: 'PASSAGEM',
        dados: { de: de.id, para: para.id },
        atividade: FRASES_DA_AGENDA.passada(uma.assunto, de.nome, para.nome),
      },
    )
  await anunciarAgenda(tx, autoria, de.id)
  return abertas.length
}
