import { cpus, loadavg, release, totalmem } from 'node:os'

/** Milliseconds of CPU of one request, of each process. */
export type Custo = { servidor: number; banco: number }
export type Medida = {
  nome: string
  conta: string
  escrita: boolean
  tickets: number
  comandos: number
  portal: Custo
  piso: Custo
  /** What the caller waits, in milliseconds. */
  tempo: number
  falha: string | null
}
/** A message from the mailbox to its ticket, and what the process held after many. */
export type Correio = { tickets: number; custo: Custo; mb: number }
export type Memoria = { quando: string; mb: number }

const numero = (valor: number, casas = 2) =>
  Number.isFinite(valor) ? valor.toFixed(casas).replace('.', ',') : '–'
const soma = ({ servidor, banco }: Custo) => servidor + banco
const milhar = (valor: number) => valor.toLocaleString('pt-BR')

/** The measurements as a page of docs/medidas. */
export function relatar(
  medidas: readonly Medida[],
  memoria: readonly Memoria[],
  correio: readonly Correio[],
): string {
  const tamanhos = [...new Set(medidas.map(({ tickets }) => tickets))]
  const [primeiro] = tamanhos
  const casos = medidas.filter(({ tickets }) => tickets === primeiro)
  const cabecalho = [
    'Operação',
    'Conta',
    'Comandos',
    ...tamanhos.flatMap((tickets) => [`CPU ms, ${milhar(tickets)}`, 'servidor + banco', 'piso', '× piso']),
    ...(tamanhos.length > 1 ? ['cresce'] : []),
    'espera ms',
  ]
  const linhas = casos.map(({ nome, conta, comandos, escrita }) => {
    const porTamanho = tamanhos.map((tickets) =>
      medidas.find((medida) => medida.nome === nome && medida.conta === conta && medida.tickets === tickets),
    )
    const falha = porTamanho.find((medida) => medida?.falha)?.falha
    if (falha) return [nome, conta, falha]
    const [antes, depois] = [porTamanho[0], porTamanho.at(-1)]
    return [
      escrita ? `**${nome}**` : nome,
      conta.toLowerCase().replace('_', ' '),
      String(comandos),
      ...porTamanho.flatMap((medida) =>
        medida
          ? [
              numero(soma(medida.portal)),
              `${numero(medida.portal.servidor)} + ${numero(medida.portal.banco)}`,
              numero(soma(medida.piso)),
              numero(soma(medida.portal) / soma(medida.piso), 1),
            ]
          : ['', '', '', ''],
      ),
      ...(tamanhos.length > 1 && antes && depois ? [numero(soma(depois.portal) / soma(antes.portal))] : []),
      numero(depois?.tempo ?? Number.NaN, 1),
    ]
  })
  return `# Servidor: CPU por pedido

Escrito por \`npm run bench\`; o que cada coluna é, está em \`bench/README.md\`. Em negrito, o que grava.

${maquina()}

${tabela(cabecalho, linhas)}

| Receber um e-mail, da caixa ao ticket | CPU ms | servidor + banco | memória depois, MB |
|---|---:|---:|---:|
${correio.map(({ tickets, custo, mb }) => `| com ${milhar(tickets)} tickets | ${numero(soma(custo))} | ${numero(custo.servidor)} + ${numero(custo.banco)} | ${numero(mb, 0)} |`).join('\n')}

| Memória do processo do servidor | MB |
|---|---:|
${memoria.map(({ quando, mb }) => `| ${quando} | ${numero(mb, 0)} |`).join('\n')}
`
}

function tabela(cabecalho: readonly string[], linhas: readonly (readonly string[])[]): string {
  const regua = cabecalho.map((_, i) => (i < 2 ? '---' : '---:'))
  return [cabecalho, regua, ...linhas].map((linha) => `| ${linha.join(' | ')} |`).join('\n')
}

function maquina(): string {
  const [processador] = cpus()
  return `Máquina: ${cpus().length} × ${processador?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}, Node ${process.versions.node}; carga ${loadavg()
    .map((carga) => numero(carga, 1))
    .join(' / ')} (1, 5 e 15 min) ao terminar.`
}
