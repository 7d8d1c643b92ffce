import { eq } from 'drizzle-orm'
import { abrirNegocio } from '../src/abrir-negocio.ts'
import { lerConfiguracao } from '../src/configuracao.ts'
import { entrarCorreio } from '../src/features/correio/entrada/entrar.ts'
import { lerCaixas } from '../src/features/correio/entrada/ler-caixas.ts'
import { correioRecebida } from '../src/features/correio/tabelas-entrada.ts'
import { criarArmazem } from '../src/platform/arquivos/armazem.ts'
import { criarLog } from '../src/platform/log.ts'

// A process of its own, to be killed: reads the mailbox and lets in what waits, once.
const { BANCO = '', POSTGRES = '', IMAP = '', PASTA = '', ADIANTADO_MS = '0' } = process.env
const relogio = () => new Date(Date.now() + Number(ADIANTADO_MS))
const [configurado] = lerConfiguracao({}).negocios
if (!configurado) throw new Error('não há negócio')
const negocio = await abrirNegocio({
  configuracao: { ...configurado, banco: BANCO, caixas: [{ imap: IMAP, filial: 1 }] },
  servidor: POSTGRES,
  armazem: criarArmazem({ pasta: PASTA }, configurado.id),
  relogio,
  log: criarLog('silent'),
})
await lerCaixas(negocio, relogio)
const esperando = await negocio.banco
  .select({ id: correioRecebida.id })
  .from(correioRecebida)
  .where(eq(correioRecebida.estado, 'NA_FILA'))
  .orderBy(correioRecebida.id)
for (const { id } of esperando)
  await entrarCorreio(negocio, { recebidaId: id }, { tentativa: 1, maximoDeTentativas: 6 }, relogio)
process.exit(0)
