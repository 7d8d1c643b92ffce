import { formatarCpf } from '@balcao/dominio/brasil/cpf'
import { ehNegocioDemo } from '../preencher-se-vazio.ts'
import { SETORES_DA_CONTA } from '../setores/setores-da-conta.ts'
import { CONTAS_DEMO, CONTAS_DOS_SETORES, SENHA_DEMO } from './contas.ts'

/** Who may sign in to the demo, told to whoever started it. */
export function apresentarContas(negocios: readonly { id: string }[]): string {
  if (!negocios.some(({ id }) => ehNegocioDemo(id))) return ''
  const contas = [
    ...CONTAS_DEMO.map((conta) => ({ ...conta, setores: SETORES_DA_CONTA[conta.tipo] ?? [] })),
    ...CONTAS_DOS_SETORES,
  ].map(
    ({ cpf, tipo, setores }) =>
      `    ${formatarCpf(cpf)}  ${[tipo, setores.join(', ')].filter(Boolean).join(': ')}`,
  )
  return `\n  Contas de demonstração (senha ${SENHA_DEMO}):\n${contas.join('\n')}\n`
}
