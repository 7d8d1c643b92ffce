import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as esperar } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { CONTAS_DEMO, SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { criarArmazem } from '../../apps/api/src/platform/arquivos/armazem.ts'
import { rodarComando } from '../../apps/api/test/processo.ts'
import { provarTrabalho } from '../../apps/api/test/provar-trabalho.ts'
import type { ServidorS3 } from '../../apps/api/test/servidor-s3.ts'
import { RAIZ } from '../../scripts/lugares.mjs'
import { ligarPortal } from '../lado-a-lado/processo-do-portal.ts'

const PRAZO_MS = 60_000
/** A PDF by its bytes, with what follows its end. */
const PDF = Buffer.concat([
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  randomBytes(512 * 1024),
])

export type Prova = { frase: string; passou: boolean }

/** ESC-04 The portal itself with its files in the bucket, by HTTP, while the store comes and goes. */
export async function provarPortal(s3: ServidorS3, pasta: string): Promise<Prova[]> {
  const provas: Prova[] = []
  const provar = (frase: string, passou: boolean, visto?: unknown) => {
    provas.push({ frase, passou })
    console.log(passou ? '✓' : '✗', frase, passou ? '' : JSON.stringify(visto))
  }
  const [negocio] = JSON.parse(await readFile(join(RAIZ, 'packages/demo/negocios.json'), 'utf8'))
  const NEGOCIOS = join(pasta, 'negocios.json')
  const imagens = join(RAIZ, 'packages/demo')
  const inteiro = (nome: unknown) => (typeof nome === 'string' ? join(imagens, nome) : nome)
  await writeFile(
    NEGOCIOS,
    JSON.stringify([{ ...negocio, logo: inteiro(negocio.logo), fundo: inteiro(negocio.fundo) }]),
  )
  const { bucket, regiao, endpoint = '', chaveDeAcesso, segredo } = s3.config
  const ambiente = {
    S3_BUCKET: bucket,
    S3_REGIAO: regiao,
    S3_ENDPOINT: endpoint,
    S3_CHAVE: chaveDeAcesso,
    S3_SEGREDO: segredo,
  }
  const portal = await ligarPortal(RAIZ, {
    ...ambiente,
    NEGOCIOS,
    DADOS: join(pasta, 'dados'),
    DATABASE_URL: '',
  })
  try {
    const chamar = async (caminho: string, opcoes: RequestInit = {}, token = '') => {
      const headers = {
        ...{ 'x-aplicacao': 'SAC', 'idempotency-key': randomUUID() },
        ...(token && { authorization: `Bearer ${token}` }),
        ...(typeof opcoes.body === 'string' && { 'content-type': 'application/json' }),
      }
      const resposta = await fetch(`${portal.url}/api/${negocio.id}${caminho}`, { ...opcoes, headers })
      const bytes = Buffer.from(await resposta.arrayBuffer())
      const json = /json/.test(resposta.headers.get('content-type') ?? '')
        ? JSON.parse(bytes.toString())
        : null
      return { status: resposta.status, headers: resposta.headers, bytes, json }
    }
    const captcha = await provarTrabalho((await chamar('/captcha')).json)
    const cpf = CONTAS_DEMO.find(({ tipo }) => tipo === 'ADMIN')?.cpf
    const entrada = await chamar('/login/sac', {
      method: 'POST',
      body: JSON.stringify({ cpf, senha: SENHA_DEMO, captcha }),
    })
    const token = String(entrada.json.token)
    const pedir = (caminho: string, opcoes?: RequestInit) => chamar(caminho, opcoes, token)

    const lista = await pedir('/sac/tickets?porPagina=50')
    const { itens = [] } = lista.json
    const ticket =
      itens.find(({ fechado, encerradoEm }: Record<string, unknown>) => !fechado && !encerradoEm) ?? itens[0]
    const id = ticket?.id
    const anexar = async () => {
      const { json } = await pedir(`/sac/tickets/${id}`)
      const formulario = new FormData()
      for (const [campo, valor] of Object.entries({
        versao: String(json.versao),
        tipo: 'PRIVADO',
        mensagem: 'Segue o laudo.',
      }))
        formulario.append(campo, valor)
      formulario.append('arquivos', new Blob([PDF]), 'laudo técnico.pdf')
      return pedir(`/sac/tickets/${id}/historico`, { method: 'POST', body: formulario })
    }
    const anexos = async (): Promise<{ id: number; nome_exibicao?: string; link: string }[]> =>
      (await pedir(`/sac/tickets/${id}/anexos`)).json.itens
    const antes = (await anexos()).length
    const enviado = await anexar()
    const depois = await anexos()
    provar('o anexo de um ticket entra pelo portal', enviado.status < 300 && depois.length === antes + 1, [
      enviado.status,
      enviado.json,
    ])
    const anexo = depois.toSorted((a, b) => b.id - a.id)[0]
    const baixar = () => pedir(`/sac/tickets/${id}/anexos/${anexo?.id}`)
    const baixado = await baixar()
    provar(
      'e sai igual, com o tipo, o tamanho e o nome',
      resumoDe(baixado.bytes) === resumoDe(PDF) &&
        baixado.headers.get('content-type') === 'application/pdf' &&
        baixado.headers.get('content-length') === String(PDF.length) &&
        /laudo%20t/.test(baixado.headers.get('content-disposition') ?? ''),
      [baixado.status, ...baixado.headers],
    )
    const pronto = async () => {
      const resposta = await fetch(`${portal.url}/pronto`)
      return { status: resposta.status, arquivos: (await resposta.json()).arquivos }
    }
    const ate = async (esperado: boolean) => {
      const limite = performance.now() + PRAZO_MS
      const inicio = performance.now()
      while ((await pronto()).arquivos !== esperado && performance.now() < limite) await esperar(200)
      return (performance.now() - inicio) / 1000
    }
    provar('/pronto diz que os arquivos estão ao alcance', (await pronto()).arquivos === true)

    await s3.matar()
    const [semAnexo, semLeitura] = [await anexar(), await baixar()]
    const recusa = ({ status, headers, json }: typeof semAnexo) =>
      status === 503 && headers.get('retry-after') === '5' && json.codigo === 'ARQUIVOS_INDISPONIVEIS'
    provar('sem o S3, mandar um anexo é 503 com a frase e a volta', recusa(semAnexo), [
      semAnexo.status,
      semAnexo.json,
    ])
    provar('e abrir um, também', recusa(semLeitura), [semLeitura.status, semLeitura.json])
    provar('nada do que se recusou ficou no ticket', (await anexos()).length === antes + 1)
    const caiu = await ate(false)
    const semS3 = await pronto()
    provar(
      '/pronto passa a dizer que não, e o resto do portal continua',
      semS3.arquivos === false && semS3.status === 200,
      semS3,
    )
    await s3.voltar()
    const voltou = await ate(true)
    const [denovo, relido] = [await anexar(), await baixar()]
    provar(
      'quando o S3 volta, /pronto o diz, e anexos entram e saem sem religar nada',
      (await pronto()).arquivos && denovo.status < 300 && resumoDe(relido.bytes) === resumoDe(PDF),
      [denovo.status, relido.status],
    )
    console.log(`disse que caiu em ${caiu.toFixed(1)} s, e que voltou em ${voltou.toFixed(1)} s`)
    provar(
      'nenhum erro que não fosse 503',
      [...portal.queixas.keys()].every((queixa) => /arquivos não estão/i.test(queixa)),
      [...portal.queixas],
    )
  } finally {
    await portal.parar()
  }
  await provarCopia()
  const errado = await ligarPortal(RAIZ, {
    ...ambiente,
    S3_SEGREDO: 'outro',
    NEGOCIOS,
    DADOS: join(pasta, 'dados'),
    DATABASE_URL: '',
  }).then(
    async (ligado) => ligado.parar().then(() => 'começou'),
    () => 'não começou',
  )
  provar('com o segredo errado o servidor não começa, e diz por quê', errado === 'não começou')
  return provas

  /** ESC-05 Database and files come back from a bucket into another one. */
  async function provarCopia(): Promise<void> {
    await s3.criarBalde('volta')
    const comum = { ...ambiente, NEGOCIOS, DATABASE_URL: '' }
    const copia = await rodarComando(comandoDe('copia'), [], { ...comum, DADOS: join(pasta, 'dados') })
    const [quando = ''] = await readdir(join(pasta, 'dados/copias'))
    const daVolta = { ...comum, S3_BUCKET: 'volta', DADOS: join(pasta, 'volta') }
    const de = join(pasta, 'dados/copias', quando)
    const volta = await rodarComando(comandoDe('restaurar'), ['--de', de], daVolta)
    const resumos = async (balde: string) => {
      const armazem = criarArmazem({ s3: { ...s3.config, bucket: balde } }, negocio.id)
      const linhas: string[] = []
      for await (const chaves of armazem.todas())
        for (const chave of chaves) {
          const aberto = await armazem.abrir(chave)
          if (aberto) linhas.push(`${chave} ${aberto.tipo} ${resumoDe(await buffer(aberto.conteudo))}`)
        }
      return linhas.sort()
    }
    const [original, voltado] = [await resumos(bucket), await resumos('volta')]
    provar(
      `npm run copia e npm run restaurar levam ${original.length} arquivos de um bucket a outro, iguais um por um, com o banco`,
      original.length > 0 && isDeepStrictEqual(original, voltado) && copia.codigo === 0 && volta.codigo === 0,
      [copia, volta],
    )
    await s3.matar()
    const semS3 = await rodarComando(comandoDe('copia'), ['--para', join(pasta, 'outra')], {
      ...{ ...comum, DADOS: join(pasta, 'dados') },
    })
    await s3.voltar()
    const restos = await readdir(join(pasta, 'outra'), { recursive: true }).catch(() => [])
    provar(
      'uma cópia sem o S3 falha dizendo por quê, e não deixa metade',
      semS3.codigo === 1 &&
        /arquivos não estão ao alcance/.test(semS3.erro) &&
        !restos.some((nome) => /ficha/.test(nome)),
      [semS3, restos],
    )
  }
}

const comandoDe = (nome: string) => join(RAIZ, `apps/api/src/${nome}.ts`)
const resumoDe = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
