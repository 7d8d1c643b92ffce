export type CamposDoFinanceiro = {
  financeiro: {
    aprovado: string | null
    nova_data_vencimento: string | null
    dias: number | null
    parecer: string
    /** Ids as text; null until somebody chooses: all that are shown. */
    titulos: string[] | null
  }
  condicional: string | null
}
