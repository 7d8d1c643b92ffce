import { type ModoDeCadastro, tornaCliente } from './modos.ts'

type Decisao = {
  idCadastro: number
  aprova: boolean
  motivo: string
  modo: ModoDeCadastro
  simulacao: boolean
  cliente: { fantasia: string; razaoSocial: string }
}

/** Where a registration is looked at, from the root of the portal. */
const caminhoDoCadastro = (id: number): string => `/clientes/cadastros?item=${id}`

/** What whoever asked for a registration is told of its decision. */
export function avisoDaDecisao(decisao: Decisao): { titulo: string; mensagem: string; caminho: string } {
  const { idCadastro, aprova, motivo, cliente } = decisao
  const nome = cliente.fantasia || cliente.razaoSocial
  const resultado = aprova
    ? `${nome} ${tornaCliente(decisao) ? 'já é cliente' : 'segue como prospect, com o cadastro aprovado'}.`
    : `O cadastro de ${nome} foi recusado, e ele segue como prospect.`
  return {
    titulo: `Cadastro ${aprova ? 'aprovado' : 'recusado'}: ${nome}`,
    mensagem: motivo === '' ? resultado : `${resultado}\n${aprova ? 'Observação' : 'Motivo'}: ${motivo}`,
    caminho: caminhoDoCadastro(idCadastro),
  }
}
