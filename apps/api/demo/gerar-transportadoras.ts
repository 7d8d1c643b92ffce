import { cnpjDe, criarEmissor } from './gerar-documentos.ts'
import type { NegocioDemo } from './listas/filiais.ts'
import { TRANSPORTADORAS } from './listas/transportadoras.ts'
import { criarSorteio } from './sorteio.ts'

export function gerarTransportadoras(negocio: NegocioDemo) {
  const emissor = criarEmissor(criarSorteio(`${negocio}/transportadoras`))
  return TRANSPORTADORAS[negocio].map((transportadora) => ({
    ...transportadora,
    cnpj: cnpjDe(emissor.raizDeCnpj(), 1),
  }))
}
