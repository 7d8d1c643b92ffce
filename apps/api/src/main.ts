import { ConfiguracaoInvalida, lerConfiguracao } from './configuracao.ts'
import { CONTAS_DEMO, SENHA_DEMO } from './demo/contas.ts'
import { criarLog } from './platform/log.ts'
import { PastaEmUso } from './platform/postgres/embutido.ts'
import { iniciarServidor } from './servidor.ts'

const SINAIS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

try {
  const configuracao = lerConfiguracao(process.env)
  const servidor = await iniciarServidor({
    configuracao,
    log: criarLog(configuracao.nivelDeLog),
    dizer: (frase) => console.log(frase),
  })
  for (const sinal of SINAIS)
    process.once(sinal, async () => {
      console.log('\nEncerrando…')
      await servidor.parar()
      process.exit(0)
    })
  anunciar(
    configuracao.porta,
    configuracao.demo,
    configuracao.negocios.map(({ id, nome }) => `${nome} (/api/${id})`),
  )
} catch (erro) {
  const previsto = erro instanceof ConfiguracaoInvalida || erro instanceof PastaEmUso
  console.error(previsto ? `\n${erro.message}\n` : erro)
  process.exit(1)
}

function anunciar(porta: number, demo: boolean, negocios: string[]): void {
  const contas = CONTAS_DEMO.map(({ cpf, tipo }) => `    ${cpf}  ${tipo}`)
  console.log(`
  Balcão está no ar: http://localhost:${porta}
  Negócios: ${negocios.join(' · ')}
${demo ? `\n  Contas de demonstração (senha ${SENHA_DEMO}):\n${contas.join('\n')}\n` : ''}
  Ctrl+C encerra.
`)
}
