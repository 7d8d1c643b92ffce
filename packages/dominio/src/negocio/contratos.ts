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

export const obterLogo = contrato('GET /images/logo', {
  publico: true,
  descricao: 'Logotipo do negócio',
  le: [],
  resposta: { midia: 'image/svg+xml' },
})

export const obterFundo = contrato('GET /images/background/SAC', {
  publico: true,
  descricao: 'Imagem de fundo da tela de entrada',
  le: [],
  resposta: { midia: 'image/svg+xml' },
})
