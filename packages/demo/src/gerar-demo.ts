import { gerarColaboradores } from './acesso/gerar-colaboradores.ts'
import { gerarAvisos } from './avisos/gerar-avisos.ts'
import { cnpjDe, criarEmissor } from './brasil/gerar-documentos.ts'
import { gerarClientes } from './clientes/gerar-clientes.ts'
import type { NegocioDemo } from './filiais/filiais.ts'
import { gerarFiliais } from './filiais/gerar-filiais.ts'
import { PARAMETROS_DEMO } from './parametros/parametros.ts'
import { TABELAS_DE_PRECO } from './precos/tabelas-de-preco.ts'
import { gerarProdutos } from './produtos/gerar-produtos.ts'
import { criarSorteio } from './sorteio.ts'
import { TRANSPORTADORAS } from './transportadoras/transportadoras.ts'

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
