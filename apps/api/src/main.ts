import { formatarCpf } from '@balcao/dominio/brasil/cpf'
import { type Configuracao, ConfiguracaoInvalida, lerConfiguracao } from './configuracao.ts'
import { CONTAS_DEMO, CONTAS_DOS_SETORES, SENHA_DEMO } from './demo/contas.ts'
import { SETORES_DA_CONTA } from './demo/listas/setores.ts'
import { ehNegocioDemo } from './demo/preencher-se-vazio.ts'
import { criarLog } from './platform/log.ts'
import { PastaEmUso } from './platform/postgres/embutido.ts'
import { iniciarServidor, type Servidor } from './servidor.ts'

const SINAIS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

let servidor: Servidor | undefined

// Whoever read our words may be gone; that is no reason to stop serving.
for (const saida of [process.stdout, process.stderr]) saida.on('error', () => undefined)

for (const sinal of SINAIS)
  process.once(sinal, async () => {
    console.log('\nEncerrando…')
    // Still starting: leaving is enough, the embedded database stops with its owner.
    await servidor?.parar()
    process.exit(0)
  })

try {
  const configuracao = lerConfiguracao(process.env)
  const log = criarLog(configuracao.nivelDeLog)
  servidor = await iniciarServidor({
    configuracao,
    log,
    dizer: (frase) => console.log(frase),
    aoPerderBanco: ({ message }) => {
      console.error(`\n${message}\n`)
      process.exit(1)
    },
  })
  anunciar(configuracao)
} catch (erro) {
  const previsto = erro instanceof ConfiguracaoInvalida || erro instanceof PastaEmUso
  console.error(previsto ? `\n${erro.message}\n` : erro)
  process.exit(1)
}

function anunciar({ porta, demo, negocios }: Configuracao): void {
  const contas = [
    ...CONTAS_DEMO.map((conta) => ({ ...conta, setores: SETORES_DA_CONTA[conta.tipo] ?? [] })),
    ...CONTAS_DOS_SETORES,
  ].map(
    ({ cpf, tipo, setores }) =>
      `    ${formatarCpf(cpf)}  ${[tipo, setores.join(', ')].filter(Boolean).join(': ')}`,
  )
  console.log(`
  Balcão está no ar: http://localhost:${porta}
  Negócios: ${negocios.map(({ id, nome }) => `${nome} (/api/${id})`).join(' · ')}
${demo && negocios.some(({ id }) => ehNegocioDemo(id)) ? `\n  Contas de demonstração (senha ${SENHA_DEMO}):\n${contas.join('\n')}\n` : ''}
  Ctrl+C encerra.
`)
}
