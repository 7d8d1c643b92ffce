import type { SetorDePartida } from '@balcao/api/src/features/implantacao/partida/setores.ts'
import { SENHA_DA_DEMONSTRACAO } from '@balcao/dominio/conta/senhas-comuns'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'

type ContaDemo = { cpf: string; tipo: TipoDeUsuario; nome: string }

export const CPF_DA_CONSUMIDORA = '13579246828'
/** The same in her account and in her record as a customer (SEG-01). */
export const EMAIL_DA_CONSUMIDORA = 'cecilia.lins@correio.example'

/** One account of each type, in both businesses, all with `SENHA_DEMO`. */
export const CONTAS_DEMO: readonly ContaDemo[] = [
  { cpf: '52998224725', tipo: 'ADMIN', nome: 'Helena Prado Nogueira' },
  { cpf: '98765432100', tipo: 'GERENTE', nome: 'Ricardo Assunção Teles' },
  { cpf: '12345678909', tipo: 'SUPERVISOR', nome: 'Patrícia Gonçalves Moura' },
  { cpf: '11144477735', tipo: 'OPERADOR', nome: 'Bruno César Tavares' },
  { cpf: '39053344705', tipo: 'REPRESENTANTE', nome: 'Márcia Antunes Leal' },
  { cpf: '24681357928', tipo: 'COLABORADOR', nome: 'João Vítor Sampaio' },
  { cpf: CPF_DA_CONSUMIDORA, tipo: 'CONSUMIDOR_FINAL', nome: 'Cecília Barreto Lins' },
]

/**
 * SEG-05 Operators of the other sectors, where the first operator works: with them and the accounts above, a return can
 * be walked from its opening to its end, each step by somebody of its sector.
 */
export const CONTAS_DOS_SETORES: readonly (ContaDemo & { setores: readonly SetorDePartida[] })[] = [
  { cpf: '31415926590', tipo: 'OPERADOR', nome: 'Lívia Andrade Rocha', setores: ['Logística'] },
  { cpf: '27182818205', tipo: 'OPERADOR', nome: 'Fábio Menezes Cruz', setores: ['Financeiro'] },
  { cpf: '16180339805', tipo: 'OPERADOR', nome: 'Camila Duarte Pires', setores: ['Controladoria'] },
  { cpf: '14142135651', tipo: 'OPERADOR', nome: 'Otávio Ramos Vieira', setores: ['Fiscal', 'Qualidade'] },
]

export const SENHA_DEMO = SENHA_DA_DEMONSTRACAO
