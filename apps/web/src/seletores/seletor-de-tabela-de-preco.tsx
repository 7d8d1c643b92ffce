import { listarTabelasDePreco } from '@balcao/dominio/produtos/tabelas-de-preco'
import { criarSeletorDeLista } from './criar-seletor-de-lista.tsx'

/** Its value is `numeroTabela`. */
export const SeletorDeTabelaDePreco = criarSeletorDeLista({
  contrato: listarTabelasDePreco,
  rotulo: 'Tabela de preço',
  placeholder: 'Selecione a tabela',
  paraOpcao: ({ numeroTabela, nomeTabela }) => ({
    valor: numeroTabela,
    nome: nomeTabela,
    detalhe: `Tabela ${numeroTabela}`,
  }),
})
