import { ligar } from './ligar.ts'

await ligar()
