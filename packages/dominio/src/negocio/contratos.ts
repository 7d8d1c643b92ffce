import { contrato } from '../contrato.ts'

// NEG-02 What a browser asks for before anybody signed in.

export const obterAmbiente = contrato('GET /parametros/SAC/env.js', {
  publico: true,
  descricao: 'Script de ambiente do negócio',
  le: [],
  resposta: { midia: 'text/javascript' },
})

export const obterManifesto = contrato('GET /sac/manifest', {
  publico: true,
  descricao: 'Manifesto do aplicativo do negócio',
  le: [],
  resposta: { midia: 'application/manifest+json' },
})

// ADM-08 With `?v=` and the mark of the present picture the answer is kept for ever; without it, asked about every time. No schema says
// so: it would come along with the sign-in page.

export const obterLogo = contrato('GET /images/logo', {
  publico: true,
  descricao: 'Logotipo do negócio',
  le: [],
  resposta: { midia: 'image/*' },
})

/** What stands on the tab of the browser. */
export const obterIcone = contrato('GET /images/icone', {
  publico: true,
  descricao: 'Ícone do negócio, para a aba do navegador',
  le: [],
  resposta: { midia: 'image/*' },
})

export const obterFundo = contrato('GET /images/background/SAC', {
  publico: true,
  descricao: 'Imagem de fundo da tela de entrada',
  le: [],
  resposta: { midia: 'image/*' },
})
