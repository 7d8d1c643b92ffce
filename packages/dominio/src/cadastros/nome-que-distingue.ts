/** What half of the companies are called tells none of them from another. */
const COMUNS = new Set(
  (
    'a as com cia comercial comercio companhia da das de distribuidora do dos e eireli em empresa epp ' +
    'filial grupo importacao exportacao industria industrial limitada loja lojas ltda matriz me mei ' +
    'micro microempresa o os produtos representacoes s sa servico servicos slu sociedade varejista varejo atacado'
  ).split(' '),
)
const MENOR_TERMO = 3

const simples = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words by which one name is told from the others; empty where it has none. */
export function nomeQueDistingue(nome: string): string {
  const palavras = simples(nome)
    .replace(/\bs\s*[/.]\s*a\b/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((palavra) => palavra !== '' && !COMUNS.has(palavra))
  const termo = palavras.join(' ')
  return termo.length < MENOR_TERMO ? '' : termo
}
