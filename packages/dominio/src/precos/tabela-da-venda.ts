import { type Autorizacoes, pode } from '../permissoes.ts'

type Tabela = {
  /** For anybody. */
  livre: boolean
  /** The customer's own. */
  propria: boolean
  /** Given to this customer besides. */
  liberada: boolean
}

/** VEN-02 Whether a customer may be quoted by it; whoever manages may use any, and what that gives away is measured all the same. */
export const tabelaServe = ({ livre, propria, liberada }: Tabela, autorizacoes: Autorizacoes): boolean =>
  livre || propria || liberada || pode(autorizacoes, 'ORCAMENTO_DESCONTO_GESTOR')
