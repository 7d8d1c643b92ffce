import { CONTAS_DOS_SETORES } from '../acesso/contas.ts'
import type { ColaboradorGerado } from '../acesso/gerar-colaboradores.ts'
import { SETORES, SETORES_DA_CONTA, type SetorDemo } from './setores.ts'

type Pessoa = Pick<ColaboradorGerado, 'cpf' | 'tipo'>

/** Who works the queue of which sectors: the demo accounts their own, the rest of the team in turns. */
export function distribuirSetores(colaboradores: readonly Pessoa[]): Map<string, readonly SetorDemo[]> {
  const daFila = colaboradores.filter(({ tipo }) => tipo === 'OPERADOR' || tipo === 'COLABORADOR')
  const vistos = new Set<string>()
  return new Map(
    daFila.map(({ cpf, tipo }, i) => {
      const doSetor = CONTAS_DOS_SETORES.find((conta) => conta.cpf === cpf)?.setores
      const daConta = doSetor ?? (vistos.has(tipo) ? undefined : SETORES_DA_CONTA[tipo])
      vistos.add(tipo)
      const emTurnos = [i, i + 3].map((posicao) => SETORES[posicao % SETORES.length] as SetorDemo)
      return [cpf, daConta ?? emTurnos]
    }),
  )
}
