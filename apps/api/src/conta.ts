import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { TIPOS_DE_USUARIO } from '@balcao/dominio/usuarios'
import { abrirNegocio } from './abrir-negocio.ts'
import { abrirEmbutido, comando, qualNegocio, UsoErrado } from './comando.ts'
import { lerConfiguracao, lugarDosArquivos } from './configuracao.ts'
import { criarContaDaEquipe } from './features/acesso/criar-conta-da-equipe.ts'
import { desligarSegundoFatorDaConta } from './features/acesso/desligar-segundo-fator.ts'
import type { Negocio } from './negocio.ts'
import { criarArmazem } from './platform/arquivos/armazem.ts'
import { criarLog } from './platform/log.ts'
import { relogioDoSistema } from './platform/relogio.ts'

// `npm run conta`: an account of the staff, for a database that nothing filled, which is created and migrated if need be; and
// a way back in for whoever lost the second factor.

const USO = `
Uso: npm run conta -- --cpf 000.000.000-00 --nome "Nome Sobrenome" --email nome@exemplo.com.br --perfil ADMIN

     npm run conta -- --cpf 000.000.000-00 --desligar-segundo-fator

  --negocio           qual, quando o servidor atende mais de um
  --senha-na-entrada  lê a senha da entrada padrão; sem ela, uma é gerada e mostrada uma vez
`
const BYTES_DA_SENHA = 12

await comando(USO, async () => {
  const { negocio: qual, 'desligar-segundo-fator': desligar, ...dados } = lerOpcoes()
  const configuracao = lerConfiguracao(process.env)
  const escolhido = qualNegocio(configuracao, qual)
  const embutido = configuracao.databaseUrl || escolhido.banco ? null : await abrirEmbutido(configuracao)
  try {
    const negocio = await abrirNegocio({
      configuracao: escolhido,
      servidor: configuracao.databaseUrl ?? embutido?.url ?? escolhido.banco ?? '',
      armazem: criarArmazem(lugarDosArquivos(configuracao), escolhido.id),
      relogio: relogioDoSistema,
      log: criarLog('silent'),
    })
    try {
      await (desligar ? desligarSegundoFator(negocio, dados.cpf) : criar(negocio, dados))
    } finally {
      await negocio.banco.$client.end()
    }
  } finally {
    await embutido?.parar()
  }
})

type Opcoes = Omit<ReturnType<typeof lerOpcoes>, 'negocio' | 'desligar-segundo-fator'>

async function criar(negocio: Negocio, { 'senha-na-entrada': daEntrada, ...dados }: Opcoes): Promise<void> {
  const senha = daEntrada
    ? (await text(process.stdin)).replace(/\r?\n$/, '')
    : randomBytes(BYTES_DA_SENHA).toString('base64url')
  const perfil = dados.perfil?.toUpperCase()
  const { cpf, tipo } = await criarContaDaEquipe(negocio, { ...dados, perfil, senha }, relogioDoSistema())
  const { nome } = negocio.configuracao
  console.log(`Conta de ${TIPOS_DE_USUARIO[tipo]} criada em ${nome}. Entre com o CPF ${cpf}.`)
  if (!daEntrada)
    console.log(`Senha: ${senha}\nAnote-a: ela não é mostrada de novo. Troque-a em Minha conta.`)
}

/** SEG-07 For whoever lost the telephone and the codes of recovery, and proved to somebody who they are. */
async function desligarSegundoFator(negocio: Negocio, cpf = ''): Promise<void> {
  await desligarSegundoFatorDaConta(negocio, cpf, relogioDoSistema())
  console.log('Verificação em duas etapas desligada. A pessoa recebe um aviso por e-mail.')
}

function lerOpcoes() {
  const texto = { type: 'string' } as const
  try {
    return parseArgs({
      options: {
        ...{ cpf: texto, nome: texto, email: texto, perfil: texto, negocio: texto },
        'senha-na-entrada': { type: 'boolean' },
        'desligar-segundo-fator': { type: 'boolean' },
      },
    }).values
  } catch {
    throw new UsoErrado('Há uma opção desconhecida ou sem valor.')
  }
}
