type CustoDigitado = { custo_id: number | null; valor: string | null; observacao: string }
export type CamposDaControladoria = {
  controladoria: { parecer: string; custos: CustoDigitado[] }
  condicional: string | null
}
