import { gerarAvisos } from './gerar-avisos.ts'
import { gerarClientes } from './gerar-clientes.ts'
import { gerarColaboradores } from './gerar-colaboradores.ts'
import { cnpjDe, criarEmissor } from './gerar-documentos.ts'
import { gerarFiliais } from './gerar-filiais.ts'
import { gerarProdutos } from './gerar-produtos.ts'
import type { NegocioDemo } from './listas/filiais.ts'
import { PARAMETROS_DEMO } from './listas/parametros.ts'
import { TABELAS_DE_PRECO } from './listas/tabelas-de-preco.ts'
import { TRANSPORTADORAS } from './listas/transportadoras.ts'
import { criarSorteio } from './sorteio.ts'

function gerarTransportadoras(negocio: NegocioDemo) {
  const emissor = criarEmissor(criarSorteio(`${negocio}/transportadoras`))
  return TRANSPORTADORAS[negocio].map((transportadora) => ({
    ...transportadora,
    cnpj: cnpjDe(emissor.raizDeCnpj(), 1),
  }))
}

/** The whole demo business as plain data: the same for the same business and day. */
export function gerarDemo(negocio: NegocioDemo, hoje: string) {
  const filiais = gerarFiliais(negocio)
  const colaboradores = gerarColaboradores(negocio, hoje, filiais)
  return {
    filiais,
    colaboradores,
    tabelasDePreco: TABELAS_DE_PRECO.map(({ desconto: _, ...tabela }) => tabela),
    clientes: gerarClientes(negocio, hoje, filiais, colaboradores),
    produtos: gerarProdutos(negocio, filiais.length),
    transportadoras: gerarTransportadoras(negocio),
    parametros: PARAMETROS_DEMO[negocio],
    avisos: gerarAvisos(negocio, hoje, colaboradores),
  }
}

export type Demo = ReturnType<typeof gerarDemo>
