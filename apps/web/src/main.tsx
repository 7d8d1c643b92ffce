import { configurarMensagens } from '@balcao/dominio/validacao'
import { createRoot } from 'react-dom/client'
import { Aplicacao } from './app/aplicacao.tsx'
import { apontarManifesto } from './app/manifesto.ts'
import { criarRoteador } from './app/roteador.ts'
import { SemAmbiente } from './app/sem-ambiente.tsx'
import { trazerFolhas } from './app/trazer-folhas.ts'
import { criarClienteDeConsultas } from './platform/consultas.ts'
import { acompanharOutrasAbas, recusarMoldura } from './platform/encerramento.ts'
import { avisarErro } from './ui/retorno/toasts.ts'
import { imprimirClaro } from './ui/tema/imprimir-claro.ts'

const elemento = document.getElementById('raiz')
if (!elemento) throw new Error('#raiz is missing in index.html')
await trazerFolhas()
const raiz = createRoot(elemento)

if (window.BALCAO) {
  configurarMensagens()
  recusarMoldura()
  acompanharOutrasAbas()
  apontarManifesto()
  imprimirClaro()
  const cliente = criarClienteDeConsultas(avisarErro)
  raiz.render(<Aplicacao cliente={cliente} roteador={criarRoteador(cliente)} />)
} else raiz.render(<SemAmbiente />)
