import { escreverCodigo } from '@balcao/dominio/implantacao/codigo'
import {
  type Configuracao,
  ConfiguracaoInvalida,
  demonstracaoExposta,
  lerConfiguracao,
} from './configuracao.ts'
import { codigoDaImplantacao } from './features/implantacao/codigo.ts'
import type { EmissorDeNotas, Negocio } from './negocio.ts'
import { criarLog } from './platform/log.ts'
import { cuidarDoQueNinguemApanhou } from './platform/nao-apanhado.ts'
import { PastaEmUso } from './platform/postgres/embutido.ts'
import { iniciarServidor, type Servidor } from './servidor.ts'

/** Whoever asks a server to stop waits ten seconds and then kills it. */
const PRAZO_DO_FIM_MS = 9_500
const SINAIS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const DEMONSTRACAO_EXPOSTA = `A demonstração tem contas cuja senha todos conhecem, e HOST ou PROXIES deixam a rede chegar a elas.
Para atender só esta máquina, use HOST=localhost e PROXIES=0; para servir os seus próprios dados, DEMO=0;
para mostrar a demonstração na rede mesmo assim, DEMO_ABERTA=1.`

/** What fills businesses for a demonstration; the server does not know it, whoever starts one hands it in. */
export type Demonstracao = {
  preencher(negocio: Negocio, agora: Date, dizer: (frase: string) => void): Promise<void>
  /** Who may sign in, for the announcement; empty where no business is the demonstration's. */
  contas(negocios: Configuracao['negocios']): string
  emitirNotas: EmissorDeNotas
}

/** The server as a process: settings from the environment, an announcement, an end on signals. */
export async function ligar(demonstracao?: Demonstracao): Promise<void> {
  let servidor: Servidor | undefined
  // Whoever read our words may be gone; that is no reason to stop serving.
  for (const saida of [process.stdout, process.stderr]) saida.on('error', () => undefined)
  for (const sinal of SINAIS)
    process.once(sinal, async () => {
      console.log('\nEncerrando…')
      setTimeout(() => {
        console.error('Não foi possível encerrar tudo a tempo.')
        process.exit(1)
      }, PRAZO_DO_FIM_MS).unref()
      // Still starting: leaving is enough, the embedded database stops with its owner.
      await servidor?.parar()
      process.exit(0)
    })
  try {
    const configuracao = lerConfiguracao(process.env)
    const demo = configuracao.demo ? demonstracao : undefined
    const contas = demo?.contas(configuracao.negocios) ?? ''
    if (contas !== '' && demonstracaoExposta(configuracao))
      throw new ConfiguracaoInvalida(DEMONSTRACAO_EXPOSTA)
    const log = criarLog(configuracao.nivelDeLog)
    cuidarDoQueNinguemApanhou({ log, parar: () => servidor?.parar() })
    servidor = await iniciarServidor({
      configuracao,
      log,
      ...(demo && { preencher: demo.preencher, emitirNotas: demo.emitirNotas }),
      dizer: (frase) => console.log(frase),
      aoPerderBanco: ({ message }) => {
        console.error(`\n${message}\n`)
        process.exit(1)
      },
    })
    anunciar(configuracao, contas, await aImplantar(configuracao, servidor))
  } catch (erro) {
    const previsto = erro instanceof ConfiguracaoInvalida || erro instanceof PastaEmUso
    console.error(previsto ? `\n${erro.message}\n` : erro)
    process.exit(1)
  }
}

/** ADM-09 Where businesses without anybody in them are set up; the code is for whoever reads this and nobody else. */
async function aImplantar({ porta }: Configuracao, { negocios }: Servidor): Promise<string> {
  const frases = await Promise.all(
    [...negocios.values()].map(async ({ id, configuracao: { nome }, banco, implantado }) => {
      if (await implantado()) return ''
      const codigo = escreverCodigo(await codigoDaImplantacao(banco))
      return `
  ${nome} ainda não foi implantado. Abra http://localhost:${porta}/implantacao?negocio=${id}
  e digite o código ${codigo}.
`
    }),
  )
  return frases.join('')
}

function anunciar({ porta, negocios }: Configuracao, contas: string, implantar: string): void {
  console.log(`
  Balcão está no ar: http://localhost:${porta}
  Negócios: ${negocios.map(({ id, nome }) => `${nome} (/api/${id})`).join(' · ')}
${contas}${implantar}
  Ctrl+C encerra.
`)
}
