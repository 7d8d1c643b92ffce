import { colaboradorSetor } from '@balcao/api/src/features/acesso/tabelas.ts'
import { SETORES, type SetorDePartida } from '@balcao/api/src/features/implantacao/partida/setores.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { CONTAS_DOS_SETORES } from '../acesso/contas.ts'
import type { ColaboradorGerado } from '../acesso/gerar-colaboradores.ts'
import { SETORES_DA_CONTA } from './setores-da-conta.ts'

type Pessoa = Pick<ColaboradorGerado, 'cpf' | 'tipo'>

/** Who works the queue of which sectors: the demo accounts their own, the rest of the team in turns. */
export function distribuirSetores(colaboradores: readonly Pessoa[]): Map<string, readonly SetorDePartida[]> {
  const daFila = colaboradores.filter(({ tipo }) => tipo === 'OPERADOR' || tipo === 'COLABORADOR')
  const vistos = new Set<string>()
  return new Map(
    daFila.map(({ cpf, tipo }, i) => {
      const doSetor = CONTAS_DOS_SETORES.find((conta) => conta.cpf === cpf)?.setores
      const daConta = doSetor ?? (vistos.has(tipo) ? undefined : SETORES_DA_CONTA[tipo])
      vistos.add(tipo)
      const emTurnos = [i, i + 3].map((posicao) => SETORES[posicao % SETORES.length] as SetorDePartida)
      return [cpf, daConta ?? emTurnos]
    }),
  )
}

export async function vincularSetores(
  tx: Executor,
  colaboradores: readonly Pessoa[],
  { idDoColaborador, idDoSetor }: Record<'idDoColaborador' | 'idDoSetor', (chave: string) => number>,
): Promise<void> {
  const vinculos = [...distribuirSetores(colaboradores)].flatMap(([cpf, setores]) =>
    setores.map((nome) => ({ colaboradorId: idDoColaborador(cpf), setorId: idDoSetor(nome) })),
  )
  await tx.insert(colaboradorSetor).values(vinculos)
}
