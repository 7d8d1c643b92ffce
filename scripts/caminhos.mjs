#!/usr/bin/env node
// How many files one opens to follow a deed from the screen to the database (docs/medidas/caminhos.md).
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const WEB = 'apps/web/src'
const API = 'apps/api/src/features'
const REGRAS = 'packages/dominio/src'

/** @type {Record<string, { de: string[], em: string[] }>} where one begins, and the rooms within which one goes on */
const CAMINHOS = {
  entrar: {
    de: [`${WEB}/features/acesso/entrar/pagina-de-entrada.tsx`, `${API}/acesso/entrar.ts`],
    em: [`${WEB}/features/acesso`, `${API}/acesso`, `${REGRAS}/acesso`],
  },
  'abrir ticket': {
    de: [`${WEB}/features/tickets/abertura/janela-do-ticket-novo.tsx`, `${API}/tickets/abertura/abrir.ts`],
    em: [
      `${WEB}/features/tickets/abertura`,
      `${API}/tickets/abertura`,
      `${API}/tickets/nucleo`,
      `${REGRAS}/tickets/abertura`,
    ],
  },
  avançar: {
    de: [`${WEB}/features/tickets/acoes/acoes-do-ticket.tsx`, `${API}/tickets/fluxo/avancar-etapa.ts`],
    em: [
      `${WEB}/features/tickets/acoes`,
      `${API}/tickets/fluxo`,
      `${API}/tickets/nucleo`,
      `${API}/tickets/requisitos`,
      `${REGRAS}/tickets/fluxo`,
    ],
  },
  relatório: {
    de: [
      `${WEB}/features/relatorios/relatorio/pagina-do-relatorio.tsx`,
      `${API}/relatorios/gerar.ts`,
      `${API}/relatorios/visualizar.ts`,
    ],
    em: [`${WEB}/features/relatorios/relatorio`, `${API}/relatorios`, `${REGRAS}/relatorios`],
  },
  buscar: {
    de: [`${WEB}/app/busca/busca.tsx`, `${API}/busca/buscar.ts`],
    em: [`${WEB}/app/busca`, `${API}/busca`, `${REGRAS}/busca`],
  },
  'converter orçamento': {
    de: [
      `${WEB}/features/orcamentos/editor/dialogos/converter.tsx`,
      `${API}/orcamentos/conversao/prever.ts`,
      `${API}/orcamentos/conversao/converter.ts`,
    ],
    em: [`${WEB}/features/orcamentos/editor/dialogos`, `${API}/orcamentos`, `${REGRAS}/orcamentos`],
  },
  'cadastrar cliente': {
    de: [`${WEB}/features/cadastros/janela-do-cadastro.tsx`, `${API}/cadastros/gravacao/cadastrar.ts`],
    em: [`${WEB}/features/cadastros`, `${API}/cadastros`, `${REGRAS}/cadastros`],
  },
  'e-mail recebido': {
    de: [`${API}/correio/entrada/ler-caixas.ts`],
    em: [`${API}/correio`, `${REGRAS}/correio`],
  },
}

for (const [nome, { de, em }] of Object.entries(CAMINHOS)) {
  const faltam = de.filter((arquivo) => !existsSync(arquivo))
  if (faltam.length > 0) throw new Error(`${nome}: ${faltam.join(', ')} mudou de lugar`)
  const abertos = new Set(de)
  for (const arquivo of abertos)
    for (const outro of importados(arquivo))
      if (em.some((sala) => outro.startsWith(`${sala}/`))) abertos.add(outro)
  console.log(String(abertos.size).padStart(4), nome)
  if (process.argv.includes('--quais'))
    console.log([...abertos].map((arquivo) => `       ${arquivo}`).join('\n'))
}

/** @param {string} arquivo */
function importados(arquivo) {
  const lugares = [...readFileSync(arquivo, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, lugar = '']) => lugar,
  )
  return lugares.flatMap((lugar) => {
    const caminho = lugar.startsWith('.')
      ? normalize(join(dirname(arquivo), lugar))
      : lugar.startsWith('@balcao/dominio/')
        ? `${REGRAS}/${lugar.slice(16)}.ts`
        : ''
    return /\.tsx?$/.test(caminho) && existsSync(caminho) ? [caminho] : []
  })
}
