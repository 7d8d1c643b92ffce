import { handler } from 'altcha-lib/workers/shared'
import { derivarChave } from './derivar-chave.ts'

handler({ deriveKey: derivarChave })
