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
  const roteador = criarRoteador(cliente)
  const mostrar = () => raiz.render(<Aplicacao cliente={cliente} roteador={roteador} />)
  // The code of the page may take seconds to come: the skeleton stands until then, not an empty page. What fails on
  // the way is told by the page itself. Not awaited: that code imports this module, and would wait for it to end.
  roteador.load().then(mostrar, mostrar)
} else raiz.render(<SemAmbiente />)
