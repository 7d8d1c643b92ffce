import { tardio } from '../../ui/retorno/tardio.tsx'

/** VEN-02 For whom a quote is; comes when it is first opened. */
export const JanelaDoOrcamentoNovo = tardio(async () => (await import('./novo-orcamento.tsx')).NovoOrcamento)
