import { type ModoDeCadastro, type SituacaoDoCadastro, tornaCliente } from './modos.ts'

type Cadastro = { modo: ModoDeCadastro; simulacao: boolean; situacao: SituacaoDoCadastro }

/** CAD-02 What whoever registered is told. */
export function fraseDoCadastro({ modo, simulacao, situacao }: Cadastro): string {
  if (situacao === 'PENDENTE') return 'Cadastro enviado para aprovação.'
  if (tornaCliente({ modo, simulacao })) return 'Cliente cadastrado com sucesso.'
  return simulacao
    ? 'Cliente de simulação cadastrado com sucesso.'
    : 'Pré-cadastro realizado com sucesso. O cliente fica como prospect.'
}
