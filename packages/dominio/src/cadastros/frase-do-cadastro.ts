import { plural } from '../formatos/contagem.ts'
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

type Pedido = Omit<Cadastro, 'situacao'> & { completa: boolean; parecidos: number }

/** CAD-01 What whoever decides is asked, in a sentence. */
export function resumoDoCadastro({ modo, simulacao, completa, parecidos }: Pedido): string {
  const oQue = completa ? 'Cadastro completado' : modo === 'SIMPLIFICADO' ? 'Pré-cadastro' : 'Cliente novo'
  return [
    simulacao ? `${oQue} de simulação` : oQue,
    ...(parecidos > 0 ? [plural(parecidos, 'cliente parecido', 'clientes parecidos')] : []),
  ].join(', ')
}
